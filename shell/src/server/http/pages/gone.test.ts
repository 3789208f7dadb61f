import { createElement } from 'react';
import { startTestServer } from '../../testing/test-server.ts';

test('a page whose content is gone is sent completely, with 410 and without caching', async () => {
  const page = {
    loader: async () => '',
    Component: () => createElement('h1', null, 'Verdwenen'),
    head: () => ({ title: 'Verdwenen', noindex: true, status: 410 }),
  };
  const site = await startTestServer({
    modules: {
      'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
      'mf-listings': { 'page-list': { page } },
    },
  });
  for (const _again of [1, 2]) {
    const answer = await site.server.inject('/nl/te-koop/');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'private, no-store']);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toContain('<h1>Verdwenen</h1>');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(answer.body).not.toContain('rel="canonical"');
  }
  await site.close();
});
