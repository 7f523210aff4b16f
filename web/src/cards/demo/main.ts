/** Cards and hand by themselves, for development: `npm run dev`, then /src/cards/demo/index.html. Not part of the build. */

import { mount } from 'svelte';
import '../../app.css';
import '../../lib/settings.svelte';
import { bundleOf, isLanguage, speak } from '../../lib/words.svelte';
import Demo from './Demo.svelte';

const catalogues = import.meta.glob<string>('../../../../src/laydown/locales/*/{core,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const asked = new URLSearchParams(location.search).get('lang');
const lang = isLanguage(asked) ? asked : 'en';
const texts = Object.entries(catalogues).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? [text] : []));
speak(lang, bundleOf(lang, texts.join('\n')));
const target = document.getElementById('app');
if (target) mount(Demo, { target });
