/** Paths of the records of rides, from the root of the database (rides 4). */
export const ridePath = (id: string) => `rides/${id}`;
export const detailsPath = (id: string) => `rides/${id}/private/details`;
export const remarksPath = (id: string) => `rides/${id}/remarks`;
/** `rev` is the number of the remark's step. */
export const remarkPath = (id: string, rev: number) => `${remarksPath(id)}/${rev}`;
export const driverPath = (uid: string) => `drivers/${uid}`;
export const dutiesPath = (uid: string) => `drivers/${uid}/duties`;
/** `turn` is the number of the change of duty, car or number with which the duty began. */
export const dutyPath = (uid: string, turn: number) => `${dutiesPath(uid)}/${turn}`;
export const carInUsePath = (uid: string) => `carsInUse/${uid}`;
export const availabilityPath = (uid: string) => `availability/${uid}`;
export const riderPath = (uid: string) => `riders/${uid}`;
export const customerPath = (id: string) => `customers/${id}`;
export const removedCustomerPath = (id: string) => `removedCustomers/${id}`;
export const blockedNumberPath = (key: string) => `blockedNumbers/${key}`;
export const vehiclePath = (id: string) => `vehicles/${id}`;
export const importPath = (run: string) => `imports/${run}`;
export const importPartPath = (run: string, part: string) => `imports/${run}/parts/${part}`;
export const orderPath = (id: string) => `orders/${id}`;
/** `month` has the form `2026-11`. */
export const orderMonthPath = (id: string, month: string) => `${orderPath(id)}/months/${month}`;
export const SETTINGS_PATH = 'settings/rides';
export const CLOSED_DAYS_PATH = 'settings/closedDays';
export const PAPER_KINDS_PATH = 'settings/papers';
export const driverPapersPath = (uid: string) => `driverPapers/${uid}`;
export const carPapersPath = (id: string) => `carPapers/${id}`;
export const SEARCHES_PATH = 'figures/searches';
export const devicesPath = (uid: string) => `devices/${uid}`;
export const reachPath = (uid: string) => `reach/${uid}`;
export const notifiedPath = (key: string) => `notified/${key}`;
