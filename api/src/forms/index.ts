/**
 * The forms of the site: their fields and effects, and the one way in which all are stored.
 * Writes `submission` and `form_key`.
 * Never stores a form twice, or one that fails the guard.
 */

export { type CaptchaConfig, captchaConfig, captchaProblems, captchaSettings } from './captcha/captcha-config.ts';
export { openCaptcha } from './captcha/open-captcha.ts';
export { withCaptcha } from './captcha/page-sources.ts';
export { captchaRoute } from './captcha/routes/captcha.ts';
export { FORM_DEFINITIONS } from './definitions/index.ts';
export { describeForm } from './describe/describe-form.ts';
export { FIELD_NAMES } from './describe/field-names.ts';
export { FormGuard } from './form-guard.ts';
export { FORM_KEY_HOURS } from './form-key.ts';
export { formsRoute } from './routes/forms.ts';
export { messagesRoute } from './routes/owner-messages.ts';
export { uploadsRoute } from './routes/uploads.ts';
