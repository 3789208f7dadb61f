/** The exports of react-i18next that a section may use. */
export { useTranslation } from 'react-i18next';
