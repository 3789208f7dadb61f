import type { Examples } from '@facade/section-kit/testing';
import { FriendForm } from './friend-form.tsx';

const form = () => <FriendForm about={{ kind: 'property', id: 4321 }} />;
const send = (around: HTMLElement) => around.querySelector<HTMLElement>('[type=submit]')?.click();

export const examples: Examples = {
  empty: form,
  'sent empty: what is wrong': { render: form, play: send },
};
