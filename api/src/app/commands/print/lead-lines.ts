import { csvOf, localIso } from '../../../kernel/index.ts';
import { type ExportedLead, excerptOf, fieldsOf, senderOf, textOf } from '../../../leads/index.ts';
import { terminalText } from './terminal-text.ts';

/** In Belgian time: `2026-11-24 14:00`. */
const momentOf = ({ createdAt }: ExportedLead): string => localIso(new Date(createdAt)).slice(0, 16).replace('T', ' ');

/** The word of the inbox. */
const stateOf = ({ state }: ExportedLead): string => (state === 'answered' ? 'done' : state);

/** One lead on a line, tab-separated. */
export const leadLine = (lead: ExportedLead): string =>
  [momentOf(lead), lead.id, stateOf(lead), lead.form, terminalText(senderOf(lead.fields))].join('\t');

/** Everything about one lead. */
export const describedLead = (lead: ExportedLead): string =>
  [
    `${lead.form}  ${momentOf(lead)}  ${stateOf(lead)}`,
    ...(lead.propertyId === null ? [] : [`property: ${lead.propertyId}`]),
    ...(lead.projectId === null ? [] : [`project: ${lead.projectId}`]),
    ...(lead.assignedTo === null ? [] : [`assigned to: ${lead.assignedTo}`]),
    ...fieldsOf(lead.fields).map(({ name, values }) => `${terminalText(name)}: ${values.map(terminalText).join(', ')}`),
  ].join('\n');

const COLUMNS = [
  'received',
  'id',
  'state',
  'form',
  'name',
  'email',
  'phone',
  'property',
  'project',
  'assigned',
  'message',
];

/** The leads as a table for a spreadsheet. */
export const leadTable = (leads: readonly ExportedLead[]): string =>
  csvOf([
    COLUMNS,
    ...leads.map((lead) => [
      ...[momentOf(lead), lead.id, stateOf(lead), lead.form, senderOf(lead.fields)],
      ...[textOf(lead.fields.email), textOf(lead.fields.phone)],
      ...[lead.propertyId, lead.projectId, lead.assignedTo].map((value) => String(value ?? '')),
      excerptOf(lead.fields),
    ]),
  ]);
