import { controls as copy } from '../../copy/en/controls.ts';
import { Logo, type LogoSize } from '../../ui/brand/logo.tsx';
import { RouteLine } from '../../ui/brand/route-line.tsx';
import { Section } from '../../ui/page/section.tsx';

const SIZES: readonly LogoSize[] = ['small', 'medium', 'large', 'xlarge', 'xxlarge', 'xxxlarge'];

/** The mark in its six sizes, on light and on blue ground. */
export function BrandControls() {
  return (
    <Section heading={copy.brand}>
      {[false, true].map((white) => (
        <div
          key={String(white)}
          className={`flex flex-wrap items-end gap-4 rounded-card p-4 ${white ? 'bg-brand-from' : 'bg-raised'}`}
        >
          {SIZES.map((size) => (
            <Logo key={size} size={size} white={white} linked={false} />
          ))}
        </div>
      ))}
      <div className="max-w-xs">
        <RouteLine />
      </div>
    </Section>
  );
}
