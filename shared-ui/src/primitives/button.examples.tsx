import type { Example, Examples } from '../examples.ts';
import { exampleTexts } from '../testing/example-texts.ts';
import { Button, type ButtonLook, LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' } as const;

const VARIANTS: NonNullable<ButtonLook['variant']>[] = ['primary', 'accent', 'secondary', 'quiet'];

const every =
  (size: ButtonLook['size']): Example['render'] =>
  ({ language }) => (
    <div style={row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} size={size}>
          {exampleTexts(language).visit}
        </Button>
      ))}
    </div>
  );

const one =
  (variant: ButtonLook['variant']): Example['render'] =>
  ({ language }) => <Button variant={variant}>{exampleTexts(language).visit}</Button>;

export const examples: Examples = {
  'every variant': every('m'),
  'primary, hovered': { render: one('primary'), hover: 'button' },
  'secondary, hovered': { render: one('secondary'), hover: 'button' },
  'primary, with the focus': { render: one('primary'), focus: 'button' },
  disabled: ({ language }) => <Button disabled>{exampleTexts(language).visit}</Button>,
  small: every('s'),
  'a link with an icon': ({ language }) => (
    <LinkButton to="/nl/te-koop/" variant="secondary">
      {exampleTexts(language).more}
      <Icon name="arrow-right" size={18} />
    </LinkButton>
  ),
  'long text': ({ language }) => (
    <div style={{ maxWidth: 260 }}>
      <Button>{exampleTexts(language).long}</Button>
    </div>
  ),
};
