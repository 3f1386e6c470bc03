import { domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';

/** An animated tick; static with reduced motion. Loaded lazily, because it includes the animation library. */
export function DrawnTick({ size = 28 }: { size?: number }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <svg
          viewBox="0 0 24 24"
          width={size}
          height={size}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <m.path
            d="M5 12.5l4.5 4.5L19 7.5"
            initial={{ pathLength: 0 }}
            animate={{ pathLength: 1 }}
            transition={{ duration: 0.35, ease: 'easeOut' }}
          />
        </svg>
      </MotionConfig>
    </LazyMotion>
  );
}
