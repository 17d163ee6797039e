import { z } from 'zod';
import type { RawIdentities } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { askAsOwner, AUTH_PROJECT, emulatorHosts } from './emulator-hosts.ts';

const Created = z.object({ localId: z.string() });
const Found = z.object({
  users: z.array(z.object({ localId: z.string(), disabled: z.boolean().default(false) })).default([]),
});
const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

const REQUEST_TYPES = { reset: 'PASSWORD_RESET', proof: 'VERIFY_EMAIL' } as const;

const admin = () =>
  `http://${emulatorHosts().auth}/identitytoolkit.googleapis.com/v1/projects/${AUTH_PROJECT}/accounts`;

/** Sets whether the provider hides which addresses exist. */
export async function protectAddresses(protect: boolean): Promise<void> {
  const config = `http://${emulatorHosts().auth}/emulator/v1/projects/${AUTH_PROJECT}/config`;
  await askAsOwner(config, { emailPrivacyConfig: { enableImprovedEmailPrivacy: protect } }, 'PATCH');
}

/** The Auth emulator through its administration interface. */
export const rawIdentities: RawIdentities = {
  async create(email, password) {
    return Created.parse(await askAsOwner(admin(), { email, password })).localId;
  },
  async find(email) {
    const [user] = Found.parse(await askAsOwner(`${admin()}:lookup`, { email: [email] })).users;
    return user === undefined ? null : { uid: user.localId, disabled: user.disabled };
  },
  async disable(uid) {
    await askAsOwner(`${admin()}:update`, { localId: uid, disableUser: true });
  },
  async latestCode(kind, address) {
    const mails = `http://${emulatorHosts().auth}/emulator/v1/projects/${AUTH_PROJECT}/oobCodes`;
    const { oobCodes } = Mails.parse(await askAsOwner(mails, undefined, 'GET'));
    const sent = oobCodes.filter(
      (mail) => mail.email === address && mail.requestType === REQUEST_TYPES[kind],
    );
    return sent.at(-1)?.oobCode ?? null;
  },
};
