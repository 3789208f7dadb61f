import { useTexts } from '@facade/section-kit';
import type { WebsiteField } from '@facade/shared-domain/model';
import { fieldId, pictureUrl } from '@facade/shared-ui';
import { useEditing } from '../editing.ts';

const THUMBNAIL = { width: 320 };

/** One picture of the library, or several in the order in which they were chosen. */
export function PictureField({ field: { name, kind, label } }: { field: WebsiteField }) {
  const t = useTexts('mf-owner');
  const { answer, values, set, errors } = useEditing();
  const value = values[name];
  const chosen = Array.isArray(value) ? (value as string[]) : value ? [String(value)] : [];
  const choose = (id: string) => {
    const rest = chosen.filter((one) => one !== id);
    const isChosen = rest.length < chosen.length;
    if (kind === 'picture') set(name, isChosen ? '' : id);
    else set(name, isChosen ? rest : [...chosen, id]);
  };
  const known = chosen.flatMap((id) => answer.pictures.find((picture) => picture.id === id) ?? []);
  return (
    <fieldset className="pictures" aria-describedby={errors[name] ? `${fieldId(name)}-error` : undefined}>
      <legend>{t(`agency.website.fields.${label}`, { defaultValue: label })}</legend>
      {known.length > 0 ? (
        <ul className="chosen">
          {known.map((picture) => (
            <li key={picture.id}>
              <img src={pictureUrl(picture, THUMBNAIL)} alt={picture.alt} width={160} height={107} loading="lazy" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="none">{t('agency.website.noPicture')}</p>
      )}
      {errors[name] && (
        <p className="wrong" id={`${fieldId(name)}-error`}>
          {errors[name]}
        </p>
      )}
      <details>
        <summary id={fieldId(name)}>{t('agency.website.choosePicture')}</summary>
        <ul className="library">
          {answer.pictures.map((picture) => (
            <li key={picture.id}>
              <label>
                <input
                  type="checkbox"
                  name={name}
                  checked={chosen.includes(picture.id)}
                  onChange={() => choose(picture.id)}
                />
                <img src={pictureUrl(picture, THUMBNAIL)} alt="" width={160} height={107} loading="lazy" />
                <span>{picture.alt}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
