import { valueOf } from '../../../shared/value-of.builder.ts';
import { PICK_UP_NOW, type Bookable } from '../booking/pick-up.ts';
import { defaultSettings } from '../firm/settings.ts';
import { parseCall, type Call, type CallForm } from './call.ts';

export const CALL_FORM: CallForm = {
  phone: '+1 555 0142',
  withoutNumber: false,
  name: 'Cara Caller',
  from: { text: 'Pier 3, Harbour' },
  to: { text: 'City Hospital' },
  pickUp: PICK_UP_NOW,
  people: '1',
  needs: [],
  note: '',
};

export const SERVICE: Bookable = {
  settings: defaultSettings('Europe/Berlin'),
  now: new Date('2026-03-01T10:00:00.000Z'),
};

export const aCall = (given: Partial<CallForm> = {}): Call =>
  valueOf(parseCall({ ...CALL_FORM, ...given }, SERVICE));
