package alfred.transfer;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/// Recognises addresses of this computer and addresses not routed on the internet (RFC 1918, 3927, 4193, 6598,
/// 6890).
final class HomeAddresses {
    private HomeAddresses() {}

    /// Returns whether an address is local or not routed. An IPv6 address that embeds an IPv4 address is also
    /// judged by the embedded one.
    static boolean holds(InetAddress address) {
        return isAtHome(address) || embedded(address.getAddress()).filter(HomeAddresses::isAtHome).isPresent();
    }

    private static boolean isAtHome(InetAddress address) {
        var bytes = address.getAddress();
        return address.isAnyLocalAddress() || address.isLoopbackAddress() || address.isLinkLocalAddress()
            || address.isSiteLocalAddress()
            || address.isMulticastAddress() || (bytes.length == 4 ? isUnrouted(bytes) : isLocal(bytes));
    }

    /// 0/8, 100.64/10, 192.0.0/24, 198.18/15, 240/4.
    private static boolean isUnrouted(byte[] b) {
        return b[0] == 0 || b[0] == 100 && (b[1] & 0xc0) == 64 || (b[0] & 0xff) == 192 && b[1] == 0 && b[2] == 0
            || (b[0] & 0xff) == 198 && (b[1] & 0xfe) == 18 || (b[0] & 0xf0) == 0xf0;
    }

    /// Matches unique local addresses and the local-use NAT64 prefix (RFC 8215).
    private static boolean isLocal(byte[] b) {
        return (b[0] & 0xfe) == 0xfc || begins(b, 0x00, 0x64, 0xff, 0x9b, 0x00, 0x01);
    }

    /// Returns the IPv4 address embedded in an IPv6 address: NAT64 (RFC 6052), 6to4 (3056), Teredo (4380), ISATAP
    /// (5214), translated (2765) or compatible (4291). Empty if it embeds none.
    private static Optional<InetAddress> embedded(byte[] b) {
        if (b.length != 16) {
            return Optional.empty();
        }
        if (begins(b, 0x20, 0x02)) {
            return four(b, 2, 0);
        }
        if (begins(b, 0x20, 0x01, 0, 0)) {
            return four(b, 12, 0xff);
        }
        boolean isNat64 = begins(b, 0x00, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0);
        boolean isIsatap = (b[8] & 0xfd) == 0 && b[9] == 0 && b[10] == 0x5e && (b[11] & 0xff) == 0xfe;
        boolean isTranslated = begins(b, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0);
        boolean isCompatible = begins(b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        return isNat64 || isIsatap || isTranslated || isCompatible ? four(b, 12, 0) : Optional.empty();
    }

    private static boolean begins(byte[] bytes, int... prefix) {
        for (int i = 0; i < prefix.length; i++) {
            if ((bytes[i] & 0xff) != prefix[i]) {
                return false;
            }
        }
        return true;
    }

    private static Optional<InetAddress> four(byte[] bytes, int at, int mask) {
        var four = Arrays.copyOfRange(bytes, at, at + 4);
        for (int i = 0; i < four.length; i++) {
            four[i] ^= (byte) mask;
        }
        try {
            return Optional.of(InetAddress.getByAddress(four));
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }
}
