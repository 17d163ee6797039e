import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { OwnRidesList } from '../../shared/live/own-rides-list.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';

const route = getRouteApi('/signed-in/driver/rides');

export function DrivesScreen() {
  const copy = useDrivingCopy().drives;
  const { uid } = useUser();
  const pages = useCursorPages(route.useSearch());
  return (
    <TitledPage title={copy.title}>
      <OwnRidesList of="driver" uid={uid} to="/driver/rides/$id" pages={pages} noneText={copy.noneText} />
    </TitledPage>
  );
}
