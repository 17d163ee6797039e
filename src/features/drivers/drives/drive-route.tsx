import { getRouteApi } from '@tanstack/react-router';
import { DriveScreen } from './drive-screen.tsx';

const route = getRouteApi('/signed-in/driver/rides/$id');

export function DriveRoute() {
  const { id } = route.useParams();
  return <DriveScreen key={id} id={id} />;
}
