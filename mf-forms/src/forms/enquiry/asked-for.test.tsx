import { fireEvent, render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { contactPage as page, someProperty } from '../../testing/contact-page.tsx';
import { field, write } from '../../testing/form-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const link = (href: string) => {
  const element = Object.assign(document.createElement('a'), { href, textContent: 'ask' });
  document.body.append(element);
  return element;
};

test('a link followed before the form loaded ticks its box and moves the focus to it', () => {
  window.history.replaceState(null, '', '#enquiry:visit');
  render(page());
  expect(field(nl.fields.wantsVisit)).toBeChecked();
  expect(field(nl.fields.wantsVisit)).toHaveFocus();
  expect(field(nl.fields.message)).toHaveValue(nl.asked.visit);
  expect(field(nl.fields.wantsDocuments)).not.toBeChecked();
});

test('a document is named in the message', () => {
  render(page());
  expect(fireEvent.click(link('#enquiry:documents:Plan%20A'))).toBe(false);
  expect(field(nl.fields.wantsDocuments)).toHaveFocus();
  expect(field(nl.fields.message)).toHaveValue('Graag ontvang ik dit document: Plan A.');
  fireEvent.click(link('#enquiry:visit'));
  expect(field(nl.fields.message)).toHaveValue(nl.asked.visit);
});

test.each([
  ['nl', false, 'Ik heb interesse in “Herenhuis” en ontvang graag meer informatie.'],
  ['fr', false, '«\u00a0Herenhuis\u00a0» m’intéresse\u00a0: je souhaite recevoir plus d’informations.'],
  ['nl', true, 'Ik zoek iets gelijkaardigs als “Herenhuis”.'],
] as const)('a message in %s begins with the home, without wishes: %s', (language, withoutWishes, sentence) => {
  const { container } = render(page({ name: 'Herenhuis', language, withoutWishes }));
  expect(container.querySelector('[name="message"]')).toHaveValue(sentence);
});

test('a link puts its question in place of the sentence that the form began with', () => {
  render(page({ name: 'Herenhuis' }));
  fireEvent.click(link('#enquiry:visit'));
  expect(field(nl.fields.message)).toHaveValue(nl.asked.visit);
});

test('a draft takes the place of that sentence', () => {
  const about = someProperty();
  const first = render(page({ about, name: 'Herenhuis' }));
  write(nl.fields.message, 'Dag');
  first.unmount();
  render(page({ about, name: 'Herenhuis' }));
  expect(field(nl.fields.message)).toHaveValue('Dag');
});

test('the visitor’s own text stays', () => {
  render(page());
  write(nl.fields.message, 'Dag');
  fireEvent.click(link('#enquiry:visit'));
  expect(field(nl.fields.wantsVisit)).toBeChecked();
  expect(field(nl.fields.message)).toHaveValue('Dag');
});

test('other links and other fragments ask for nothing', () => {
  window.history.replaceState(null, '', '#mortgage');
  render(page());
  expect(fireEvent.click(link('#mortgage'))).toBe(true);
  expect(screen.getByLabelText(nl.fields.wantsVisit)).not.toBeChecked();
  expect(document.body).toHaveFocus();
});
