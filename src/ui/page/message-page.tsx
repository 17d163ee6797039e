import { MessageCard, type MessageCardProps } from './message-card.tsx';
import { PublicFrame } from './public-frame.tsx';

/** A whole page that is one message, for signed-in and signed-out visitors. */
export function MessagePage(props: MessageCardProps) {
  return (
    <PublicFrame title={props.title}>
      <MessageCard {...props} />
    </PublicFrame>
  );
}
