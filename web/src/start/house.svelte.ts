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

export function dropHouse(name: string): void {
  kept.houses = kept.houses.filter((each) => each.name !== name);
  write('house-rules', $state.snapshot(kept.houses));
}
