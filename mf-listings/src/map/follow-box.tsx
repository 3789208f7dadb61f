import { useTexts } from '@facade/section-kit';

interface FollowBoxProps {
  /** The visitor wants the list to follow the map. */
  isChosen: boolean;
  /** There is nothing that wins over the map. */
  canFollow: boolean;
  /** An area wins. */
  hasArea: boolean;
  turn(isOn: boolean): void;
}

/** On the map: whether the list follows it, and what it shows instead. */
export function FollowBox({ isChosen, canFollow, hasArea, turn }: FollowBoxProps) {
  const t = useTexts('mf-listings');
  if (canFollow)
    return (
      <label className="follow">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => turn(target.checked)} />
        {t('map.follow')}
      </label>
    );
  return isChosen && hasArea ? <p className="follow">{t('map.areaStays')}</p> : null;
}
