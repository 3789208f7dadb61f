import { subscriptionPage } from '../forms/subscription/subscription-page.ts';

export const page = subscriptionPage('confirm');
