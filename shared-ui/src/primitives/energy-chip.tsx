import type { EnergyLabel } from '@facade/shared-domain/model/property';

export interface EnergyChipProps {
  label: EnergyLabel;
  size?: 's' | 'm';
}

/** A band key as the certificate prints it: `a_plus` is "A+", `b_sub` is "B-". */
export const bandText = (band: string): string =>
  band.charAt(0).toUpperCase() + band.slice(1).replace('_sub', '−').replaceAll('plus', '+').replace('_', '');

/** The letter of an energy certificate on its official colour. */
export function EnergyChip({ label, size = 'm' }: EnergyChipProps) {
  return (
    <span className="ui-energy" data-band={label.band} data-size={size}>
      {bandText(label.band)}
    </span>
  );
}
