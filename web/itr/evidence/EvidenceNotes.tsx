import { useEffect } from 'react';
import { useEvidenceNotes } from './figures.ts';

interface Props {
  entityId: string;
  year: string;
  onNotes: (notes: ReadonlyMap<string, string> | undefined) => void;
}

/** Loads the evidence notes of fields after the page; renders nothing. */
export function EvidenceNotes({ entityId, year, onNotes }: Props) {
  const notes = useEvidenceNotes(entityId, year);
  useEffect(() => onNotes(notes), [notes, onNotes]);
  return null;
}
