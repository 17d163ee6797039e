import { getRouteApi } from '@tanstack/react-router';
import { RideScreen } from './ride-screen.tsx';

const route = getRouteApi('/signed-in/passenger/rides/$id');

/** One ride of a passenger. */
export function RidePage() {
  const { id } = route.useParams();
  return <RideScreen key={id} id={id} />;
}
