import type { ComponentType } from 'react';
import { AdvanceTaxPanel } from './AdvanceTaxPanel.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { GstYearPanel } from './GstYearPanel.tsx';
import { NotesPanel, RemindersPanel } from './LogPanels.tsx';
import { PeoplePanel, RegistrationsPanel } from './PeoplePanel.tsx';
import { PrivacyPanel } from './PrivacyPanel.tsx';
import type { PanelProps } from './panel.tsx';
import { ReturnsPanel } from './ReturnsPanel.tsx';

/** A part of the client page. `wide` panels are in the first column, others in the second. */
interface PanelEntry {
  id: string;
  wide?: true;
  Panel: ComponentType<PanelProps>;
  /** Whether the panel has anything to show; absent for panels every client has. */
  when?: (props: PanelProps) => boolean;
}

/** The panels below the duties, in order. A new panel is added here. */
export const panels: readonly PanelEntry[] = [
  { id: 'returns', wide: true, Panel: ReturnsPanel },
  { id: 'evidence', Panel: EvidencePanel },
  { id: 'advance-tax', Panel: AdvanceTaxPanel, when: ({ page }) => page.client.canFileITR },
  { id: 'gst-year', Panel: GstYearPanel, when: ({ page }) => page.client.canFileGST },
  { id: 'registrations', Panel: RegistrationsPanel, when: ({ page }) => page.client.canFileGST },
  { id: 'people', Panel: PeoplePanel, when: ({ page }) => page.client.owner_name === null },
  { id: 'reminders', wide: true, Panel: RemindersPanel, when: ({ page }) => page.client.owner_name === null },
  { id: 'privacy', Panel: PrivacyPanel, when: ({ page }) => page.client.owner_name === null },
  { id: 'notes', Panel: NotesPanel, when: ({ page }) => page.client.owner_name === null },
];
