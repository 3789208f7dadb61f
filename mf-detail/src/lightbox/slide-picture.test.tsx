import { act, fireEvent, render, screen } from '@testing-library/react';
import { samplePicture } from '../testing/sample-property.ts';
import { SlidePicture } from './slide-picture.tsx';

test('a picture that does not come is asked for again, as the page has it, and not for ever', () => {
  jest.useFakeTimers();
  const { container } = render(
    <SlidePicture picture={samplePicture('p1', 'Keuken')} alt="Keuken" isEnlarged={false} />,
  );
  expect(container.querySelector('source')).not.toBeNull();
  const seen = new Set<Element>();
  for (let failure = 0; failure < 6; failure += 1) {
    const image = screen.getByRole('img', { name: 'Keuken' });
    seen.add(image);
    fireEvent.error(image);
    act(() => jest.runAllTimers());
  }
  expect(seen.size).toBe(4);
  expect(container.querySelector('source')).toBeNull();
  jest.useRealTimers();
});
