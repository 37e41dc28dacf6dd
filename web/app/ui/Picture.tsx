import type { Image } from "../content/image.ts";
import { useSite } from "../site/useSite.ts";
import { imageUrl } from "../pictures/imageUrl.ts";
import { usePlaceholder } from "../pictures/Placeholders.ts";
import { heightOf, offeredWidths, shownSize, wholeWidth } from "../pictures/widths.ts";

type Props = {
  image: Image;
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  /** Width ÷ height to crop to, around the hotspot, one of `ratios`; the picture's own when left out. */
  ratio?: number;
  /** The picture a visitor sees first: loaded at once. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture of the Content Lake in the widths a browser may want, without layout shift. Until it is there its
 * place shows a blur of it: see pictures/placeholderStyles.server.ts.
 */
export function Picture({ image, sizes, ratio, eager, className }: Props) {
  const { images } = useSite();
  const placeholder = usePlaceholder(image.asset.isOpaque ? image.asset.lqip : undefined);
  const whole = shownSize(image);
  const offered = offeredWidths(image, ratio);
  const usual = Math.min(960, offered.at(-1)!);
  const width = ratio ? usual : wholeWidth(image);
  const at = (width: number) =>
    imageUrl(images, image, (url) => {
      const scaled = url.auto("format").width(width);
      return ratio ? scaled.height(heightOf(width, ratio)).fit("crop") : scaled;
    });
  const picture = (
    <img
      src={at(usual)}
      srcSet={offered.map((width) => `${at(width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={heightOf(width, ratio ?? whole.width / whole.height)}
      alt={image.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={className}
      data-lqip={placeholder}
      // A browser that edits drafts does not sign crops, as the server does: see pictures/imageUrl.ts.
      suppressHydrationWarning
    />
  );
  // React asks for an early picture ahead of the fonts, unless it stands in a <picture>.
  return eager ? <picture className="contents">{picture}</picture> : picture;
}
