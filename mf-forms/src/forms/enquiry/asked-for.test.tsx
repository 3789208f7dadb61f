import { fireEvent, render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { contactPage as page } from '../../testing/contact-page.tsx';
import { field, write } from '../../testing/form-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const link = (href: string) => {
  const element = Object.assign(document.createElement('a'), { href, textContent: 'ask' });
  document.body.append(element);
  return element;
};

test('the link that led here before the form was there has its box ticked and the focus on it', () => {
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

test('what the visitor wrote stays as it is', () => {
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
