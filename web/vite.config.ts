import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['LAYDOWN_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Svelte mounts components in tests only when its browser build is chosen.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // The page finds its files below whatever path the server gives; index.html is completed there.
  base: './',
  build: {
    outDir: '../src/laydown/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses, so that the Content-Security-Policy can stay strict.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/health': server,
      '/locales': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
  },
});
