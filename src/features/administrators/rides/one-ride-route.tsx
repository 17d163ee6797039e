import { getRouteApi } from '@tanstack/react-router';
import { OneRideScreen } from './one-ride-screen.tsx';

const route = getRouteApi('/signed-in/admin/rides/$id');

export function OneRideRoute() {
  const { id } = route.useParams();
  return <OneRideScreen key={id} id={id} />;
}
