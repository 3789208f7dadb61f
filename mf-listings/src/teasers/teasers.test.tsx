import { SlotContext, type SlotProps } from '@facade/section-kit';
import { sampleSite, TestPage, testTranslate } from '@facade/section-kit/testing';
import { startApi } from '@facade/section-kit/testing/api';
import type { Teaser } from '@facade/shared-domain/model';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import nl from '../locales/nl.json';
import { page } from '../pages/off-market-page.tsx';
import { listArgs } from '../testing/homes-api.ts';
import { sampleTeaser } from '../testing/sample-teaser.ts';
import { TeaserCards } from './teaser-cards.tsx';
import { TeaserView } from './teaser-view.tsx';

const api = startApi();

const SlotStub = (({ id, props }) => <div data-testid={id}>{JSON.stringify(props)}</div>) as ComponentType<
  SlotProps<never>
> as never;

const show = (children: React.ReactNode) =>
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }}>
      <SlotContext value={SlotStub}>{children}</SlotContext>
    </TestPage>,
  );
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
const bare: Partial<Teaser> = {
  typeName: '',
  area: '',
  priceBand: null,
  bedrooms: null,
  livingArea: null,
  landArea: null,
  energy: null,
};

describe('the cards of off-market homes', () => {
  test('say what it is, roughly where, at what price, how large', () => {
    show(<TeaserCards teasers={[sampleTeaser()]} />);
    const card = screen.getByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Woning' })).toHaveAttribute('href', '/nl/discreet/9001/');
    expect(plain(card)).toContain('Provincie Henegouwen');
    expect(plain(card)).toContain('€ 350.000 – € 400.000');
    expect(plain(card)).toContain('4 slaapkamers');
    expect(plain(card)).toContain('ca. 240 m²');
  });

  test('say less where less is known, and a rent by the month', () => {
    show(
      <TeaserCards
        teasers={[sampleTeaser(bare), sampleTeaser({ id: 2, goal: 'rent', priceBand: { from: 800, to: 900 } })]}
      />,
    );
    const [little, rent] = screen.getAllByRole('listitem').map(plain);
    expect(little).toMatch(/^Te koopPand.*aanvraag$/);
    expect(rent).toContain('€ 800 – € 900 /maand');
  });
});

describe('the page of an off-market home', () => {
  test('shows the facts and the form about it', () => {
    show(<TeaserView data={sampleTeaser()} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Woning, Provincie Henegouwen' })).toBeInTheDocument();
    expect(screen.getByText('Ref. 9001')).toBeInTheDocument();
    expect(screen.getByTestId('mf-forms/contact')).toHaveTextContent('{"about":{"kind":"property","id":9001}}');
    const ask = screen.getByRole('link', { name: 'Meer weten over dit pand' }).getAttribute('href') ?? '';
    expect(document.getElementById(ask.slice(1))).toContainElement(screen.getByTestId('mf-forms/contact'));
  });

  test('leaves out what is not said', () => {
    show(<TeaserView data={sampleTeaser(bare)} />);
    expect(screen.getAllByRole('term').map(plain)).toEqual(['Aanbod']);
  });

  test('is for nobody’s index, and in each language at its own address', () => {
    const head = page.head?.({
      data: sampleTeaser(),
      t: testTranslate('mf-listings', nl),
      language: 'nl',
      site: sampleSite('nl'),
      url: new URL('http://site.test/nl/discreet/9001/'),
    } as never);
    expect(head).toMatchObject({
      noindex: true,
      canonical: '/nl/discreet/9001/',
      alternates: { fr: '/fr/discret/9001/' },
    });
    expect(head).not.toHaveProperty('jsonLd');
  });

  test.each(['x', '0', '-1', '9234567890', '1e3', ''])('is none for the number %j', async (id) => {
    const args = listArgs('', api);
    await expect(page.loader({ ...args, route: { ...args.route, params: { id } } })).rejects.toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});
