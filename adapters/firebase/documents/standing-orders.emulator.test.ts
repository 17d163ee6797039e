import { describeOrderBilling } from '#adapters/contracts/rides/order-billing.contract.ts';
import { describeOrderPayers } from '#adapters/contracts/rides/order-payers.contract.ts';
import { describeOrderChangesMeanwhile } from '#adapters/contracts/rides/order-changes-meanwhile.contract.ts';
import { describeOrderChanges } from '#adapters/contracts/rides/order-changes.contract.ts';
import { describeStandingOrders } from '#adapters/contracts/rides/standing-orders.contract.ts';
import { makeFirebaseWorld } from '../testing/firebase-world.ts';

describeStandingOrders('Firebase', makeFirebaseWorld);
describeOrderChanges('Firebase', makeFirebaseWorld);
describeOrderChangesMeanwhile('Firebase', makeFirebaseWorld);
describeOrderBilling('Firebase', makeFirebaseWorld);
describeOrderPayers('Firebase', makeFirebaseWorld);
