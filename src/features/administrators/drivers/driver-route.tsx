import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { DriverScreen } from './driver-screen.tsx';

const route = getRouteApi('/signed-in/admin/drivers/$uid');

export function DriverRoute() {
  const { uid } = route.useParams();
  const pages = useCursorPages(route.useSearch());
  return <DriverScreen key={uid} uid={uid} pages={pages} />;
}
