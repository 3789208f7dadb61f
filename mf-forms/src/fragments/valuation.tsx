import { defineFragment } from '@facade/section-kit';
import { ValuationForm } from '../forms/valuation/valuation-form.tsx';

export const fragment = defineFragment<object>({ Component: ValuationForm });
