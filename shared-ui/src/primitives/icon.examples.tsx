import type { Examples } from '../examples.ts';
import { exampleTexts } from '../testing/example-texts.ts';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

const NAMES = Object.keys(iconPaths) as IconName[];

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 'var(--space-5) var(--space-3)',
  textAlign: 'center',
  fontSize: 'var(--step--1)',
} as const;

export const examples: Examples = {
  'every icon': () => (
    <ul style={grid}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-2)' }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
  'in the colour and line of a text': ({ language }) => (
    <p style={{ display: 'flex', gap: 'var(--space-2)', alignItems: 'center', color: 'var(--accent)' }}>
      <Icon name="calendar" /> {exampleTexts(language).visit}
    </p>
  ),
  'with a title': ({ language }) => <Icon name="heart" size={32} title={exampleTexts(language).save} />,
};
