import { frameCopy } from '../../copy/frame.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { paths } from '../paths.ts';
import { StandstillPage } from './standstill-page.tsx';

export function NotFoundPage() {
  const copy = useCopy(frameCopy).notFound;
  return (
    <StandstillPage icon="search" title={copy.title} text={copy.text}>
      <a href={paths.home} className={buttonClasses()}>
        {copy.home}
      </a>
    </StandstillPage>
  );
}
