import { useState } from 'react';
import { useDispatchCopy } from './dispatch-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FullHeightPage } from '#ui/page/titled-page.tsx';
import { Board } from './board/board.tsx';
import { NotServed } from './not-served/not-served.tsx';
import { OrderLooksOfBoard } from './order-news/order-looks.tsx';
import { lazyRidePart } from '../shared/lazy-ride-part.ts';
import { NewBooking } from './phone-booking/new-booking.tsx';
import { ServiceZone, useService } from './use-service.tsx';

const BoardNotices = lazyRidePart(async () => (await import('./board-notices.tsx')).BoardNotices);

export function DispatchScreen() {
  const copy = useDispatchCopy();
  const service = useService();
  const [booked, setBooked] = useState<string | null>(null);
  return (
    <FullHeightPage>
      <OrderLooksOfBoard>
        <Board
          format={service.time}
          booked={booked}
          actions={<NewBooking onBooked={setBooked} />}
          notice={
            !service.isSetUp && (
              <Notice tone="warning">
                {copy.notSetUp} <RouteLink to="/admin/settings">{copy.toSettings}</RouteLink>
              </Notice>
            )
          }
        >
          <BoardNotices format={service.time} />
          <NotServed format={service.time} />
          <ServiceZone service={service} />
        </Board>
      </OrderLooksOfBoard>
    </FullHeightPage>
  );
}
