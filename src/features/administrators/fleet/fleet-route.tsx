import { useFleetCopy } from '../../../copy/rides/fleet.ts';
import { TitledPage } from '../../../ui/page/titled-page.tsx';
import { FleetScreen } from './fleet-screen.tsx';

export function FleetRoute() {
  const copy = useFleetCopy();
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <FleetScreen />
    </TitledPage>
  );
}
