/** The invitations of the duplicates that I opened: both tables' are given away from one page. */

import { isRecord, read, write } from '../lib/stored';
import type { DuplicateMade, DuplicateTable } from '../wire';

interface Kept {
  duplicate: string;
  tables: DuplicateTable[];
}

const NAME = 'duplicates';
const MOST = 20;

function isKept(value: unknown): value is Kept[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && Array.isArray(each['tables']));
}

export function keep(made: DuplicateMade): void {
  const kept = read<Kept[]>(NAME, [], isKept).filter((each) => each.duplicate !== made.duplicate);
  write(NAME, [{ duplicate: made.duplicate, tables: made.tables }, ...kept].slice(0, MOST));
}

/** The tables with their invitations, where I opened them in this browser. */
export function invitesOf(duplicate: string): DuplicateTable[] {
  return read<Kept[]>(NAME, [], isKept).find((each) => each.duplicate === duplicate)?.tables ?? [];
}
