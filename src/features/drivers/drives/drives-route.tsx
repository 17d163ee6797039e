import { getRouteApi } from '@tanstack/react-router';
import { useCursorPages } from '../../../core/navigation/use-cursor-pages.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { OwnRides } from '../../../ui/rides/own-rides.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';

const route = getRouteApi('/signed-in/driver/rides');

export function DrivesRoute() {
  const copy = useDrivingCopy().drives;
  const navigate = route.useNavigate();
  const pages = useCursorPages(
    route.useSearch(),
    (search, trail) => void navigate({ search, state: { trail }, resetScroll: false }),
  );
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <h1 className="text-title">{copy.title}</h1>
      <OwnRides of="driver" to="/driver/rides/$id" pages={pages} noneText={copy.noneText} />
    </FullHeightPage>
  );
}
