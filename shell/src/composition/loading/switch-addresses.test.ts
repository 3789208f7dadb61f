import { switchAddresses } from './switch-addresses.ts';

const head = (alternates?: Record<string, string>) => ({ title: '', description: '', alternates });

test('the parameters that a page reads go along to every language', () => {
  const page = { href: '/nl/vergelijken/?ids=4127,4466', head: head({ nl: '/nl/vergelijken/', fr: '/fr/comparer/' }) };
  expect(switchAddresses(page)).toEqual({
    nl: '/nl/vergelijken/?ids=4127,4466',
    fr: '/fr/comparer/?ids=4127,4466',
  });
});

test('a page may give its addresses a query itself', () => {
  const page = { href: '/nl/te-koop/?city=Ath&page=2', head: head({ fr: '/fr/a-vendre/?city=Ath' }) };
  expect(switchAddresses(page)).toEqual({ fr: '/fr/a-vendre/?city=Ath' });
});

test('a page without a query, or in one language only', () => {
  expect(switchAddresses({ href: '/nl/contact/', head: head({ fr: '/fr/contact/' }) })).toEqual({ fr: '/fr/contact/' });
  expect(switchAddresses({ href: '/nl/onbekend/?a=b', head: head() })).toEqual({});
});
