import type { ReturnedForm } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { Language } from '@facade/shared-domain/model';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** A page with a form on it, and the address that the visitor is at. */
export const formPage = (children: ReactNode, language: Language = 'nl', form?: ReturnedForm) => (
  <TestPage
    site={sampleSite(language)}
    language={language}
    locales={{ 'mf-forms': language === 'fr' ? fr : nl }}
    form={form}
  >
    {children}
    <Address />
  </TestPage>
);

export const user = userEvent.setup({ delay: null });

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label.replace(/[()?.]/g, '\\$&')}`));

export const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
