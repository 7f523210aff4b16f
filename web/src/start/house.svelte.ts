/** My house rules: a preset with changes under a name, kept in this browser. */

import { isRecord, read, write } from '../lib/stored';
import type { Options } from '../lib/api';

export interface House {
  name: string;
  preset: string;
  options: Options;
}

function isHouses(value: unknown): value is House[] {
  return (
    Array.isArray(value) &&
    value.every((each) => isRecord(each) && typeof each['name'] === 'string' && typeof each['preset'] === 'string' && isRecord(each['options']))
  );
}

const kept = $state({ houses: read<House[]>('house-rules', [], isHouses) });

export function houses(): readonly House[] {
  return kept.houses;
}

export function saveHouse(house: House): void {
  kept.houses = [house, ...kept.houses.filter((each) => each.name !== house.name)];
  write('house-rules', $state.snapshot(kept.houses));
}

/** Under another name; other rules that had it give way. */
export function renameHouse(old: string, name: string): void {
  const houses = kept.houses.filter((each) => each.name === old || each.name !== name);
  kept.houses = houses.map((each) => (each.name === old ? { ...each, name } : each));
  write('house-rules', $state.snapshot(kept.houses));
}

/** Those of my house rules that are in force with these changes to the preset. */
export function houseInForce(preset: string, options: Options): House | null {
  const text = sorted(options);
  return kept.houses.find((each) => each.preset === preset && sorted(each.options) === text) ?? null;
}

function sorted(options: Options): string {
  return JSON.stringify(Object.entries(options).sort());
}

export function dropHouse(name: string): void {
  kept.houses = kept.houses.filter((each) => each.name !== name);
  write('house-rules', $state.snapshot(kept.houses));
}
