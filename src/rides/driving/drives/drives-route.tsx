import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { OwnRides } from '../../shared/live/own-rides.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';

const route = getRouteApi('/signed-in/driver/rides');

export function DrivesRoute() {
  const copy = useDrivingCopy().drives;
  const { uid } = useUser();
  const pages = useCursorPages(route.useSearch());
  return (
    <TitledPage title={copy.title}>
      <OwnRides of="driver" uid={uid} to="/driver/rides/$id" pages={pages} noneText={copy.noneText} />
    </TitledPage>
  );
}
