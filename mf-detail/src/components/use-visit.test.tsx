import { browserApi } from '@facade/section-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderProperty } from '../testing/render-detail.tsx';

const post = jest.spyOn(browserApi, 'post');

beforeEach(() => {
  jest.useFakeTimers();
  post.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void jest.useRealTimers());

const aMomentLater = () => act(() => void jest.advanceTimersByTime(1000));

describe('a visit', () => {
  test('is recorded once the page is painted, and once, however often it is rendered', () => {
    renderProperty();
    expect(post).not.toHaveBeenCalled();
    aMomentLater();
    fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    aMomentLater();
    expect(post.mock.calls).toEqual([['/visits', { propertyId: 4321, referrer: '' }, { keepalive: true }]]);
  });

  test('is not recorded for who leaves before', () => {
    renderProperty().unmount();
    aMomentLater();
    expect(post).not.toHaveBeenCalled();
  });

  test('is not recorded for a preview', () => {
    renderProperty({}, '/nl/preview/property/4321/');
    aMomentLater();
    expect(post).not.toHaveBeenCalled();
  });

  test('that cannot be recorded goes unnoticed', async () => {
    post.mockRejectedValue(new TypeError('offline'));
    renderProperty();
    await act(async () => void jest.advanceTimersByTime(1000));
    expect(post).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
